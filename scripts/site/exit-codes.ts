/** How a build or a check ends that found a mistake in the content. Any other failure ends with another code. */
export const editorsMistake = 1;
