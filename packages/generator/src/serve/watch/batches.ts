// Groups changes into batches, because editors save a file in several steps, and Git writes hundreds of files at once.

interface BatchesRequest {
  readonly onBatch: (paths: ReadonlySet<string>) => void;
  /** Called when nothing has changed for a while. */
  readonly onIdle: () => void;
}

/** Milliseconds without a change after which a batch ends. */
const quiet = 8;
/** Milliseconds after which a batch ends even if changes continue, as during a checkout of another branch. */
const longest = 120;
/** Milliseconds after the last batch until `onIdle` is called. */
const untilIdle = 300;

export class Batches {
  readonly #request: BatchesRequest;
  #paths = new Set<string>();
  #quietTimer: NodeJS.Timeout | undefined;
  #longestTimer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(request: BatchesRequest) {
    this.#request = request;
  }

  add(path: string): void {
    this.#paths.add(path);
    clearTimeout(this.#quietTimer);
    this.#quietTimer = setTimeout(() => this.#finish(), quiet);
    this.#longestTimer ??= setTimeout(() => this.#finish(), longest);
  }

  /** Restarts the timer for `onIdle`. */
  waitForIdle(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(this.#request.onIdle, untilIdle);
  }

  stop(): void {
    for (const timer of [this.#quietTimer, this.#longestTimer, this.#idleTimer]) clearTimeout(timer);
    this.#paths.clear();
  }

  #finish(): void {
    clearTimeout(this.#quietTimer);
    clearTimeout(this.#longestTimer);
    this.#longestTimer = undefined;
    const batch = this.#paths;
    this.#paths = new Set();
    if (batch.size > 0) this.#request.onBatch(batch);
    this.waitForIdle();
  }
}
