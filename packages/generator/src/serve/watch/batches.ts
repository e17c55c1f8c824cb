// Gathers changes into batches: an editor saves a file in several steps, and git writes hundreds at a time.

interface BatchesRequest {
  /** Given the paths of a batch. */
  readonly onBatch: (paths: ReadonlySet<string>) => void;
  /** Called once nothing has changed for a while. */
  readonly onIdle: () => void;
}

/** Milliseconds without a change that end a batch. */
const quiet = 8;
/** Milliseconds after which a batch ends anyway, such as git's when it checks out another branch. */
const longest = 120;
/** Milliseconds from the last batch to being idle. */
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

  /** Waits until everything is idle, from now on. */
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
