/** Characters that show nothing, the braille blank among them, or change the direction of the text around them. */
const hidden = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/** Which of them no line may have. The signs that choose between an emoji's two forms are no fault. */
export const unprintable = new RegExp(String.raw`(?![\ufe0e\ufe0f])[${hidden}]`, 'gu');

/** A character that shows by itself, as neither a space nor an accent without a letter does. */
export const visible = new RegExp(String.raw`[^${hidden}\p{Z}\p{M}]`, 'u');
