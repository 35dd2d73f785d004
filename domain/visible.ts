/** Invisible characters, including the braille blank, and those that change the direction of the text around them. */
const hidden = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/** The characters that no line may contain. The variation selectors of emoji are allowed. */
export const unprintable = new RegExp(String.raw`(?![\ufe0e\ufe0f])[${hidden}]`, 'gu');

/** A character that is visible by itself, unlike a space or an accent without a letter. */
export const visible = new RegExp(String.raw`[^${hidden}\p{Z}\p{M}]`, 'u');
