/** Mistakes in the pictures, told to the person who put them there. */

/** Stops the build. Each problem names a file and says what to do. */
export class PictureError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The pictures have ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}:\n\n${problems.join('\n')}\n`,
    );
    this.name = 'PictureError';
    this.problems = problems;
  }
}
