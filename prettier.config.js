/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  singleQuote: true,
  // HTML in template literals is sent as it stands: a line break more is a space that a visitor sees.
  embeddedLanguageFormatting: 'off',
};
