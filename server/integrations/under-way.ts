/** What has begun and not ended. */
export class UnderWay {
  readonly #works = new Set<Promise<unknown>>();

  add<P>(work: Promise<P>): Promise<P> {
    this.#works.add(work);
    const forget = () => this.#works.delete(work);
    void work.then(forget, forget);
    return work;
  }

  async settled(): Promise<void> {
    while (this.#works.size > 0) await Promise.allSettled(this.#works);
  }
}
