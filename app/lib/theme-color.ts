/** The colour of the browser's own bars around the page: the ink of styles/theme.css, where a variable cannot reach. */
export const themeColor = '#14302a';
/** The colour behind the page while an installed site starts: the fog of styles/theme.css. */
export const startColor = '#fbf4e4';
