/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  singleQuote: true,
  // HTML in template literals is sent unchanged: another line break would be a visible space.
  embeddedLanguageFormatting: 'off',
  // The office knows "09:00" from the messages of the content check.
  overrides: [{ files: '*.yaml', options: { singleQuote: false } }],
};
