import {Strategy, type StrategyHandler} from 'workbox-strategies';

/** All stored files of the site: files that the installation stored, and files that were visited later. */
export interface StoredFiles {
  match(request: Request): Promise<Response | undefined>;
  keep(request: Request, response: Response): Promise<void>;
}

/** Milliseconds to wait for the network before a stored response is used. */
const NETWORK_TIMEOUT = 3000;

/**
 * Answers with the stored response, or from the network if no response is stored. Used for files whose names contain a
 * hash.
 */
export class StoredFirst extends Strategy {
  readonly #files: StoredFiles;

  constructor(files: StoredFiles) {
    super();
    this.#files = files;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await this.#files.match(request);
    if (stored) return stored;
    const response = await handler.fetch(request);
    handler.waitUntil(this.#files.keep(request, response.clone()));
    return response;
  }
}

/** Answers from the network, or with the stored response if the network fails or does not answer in time. */
export class NetworkFirst extends Strategy {
  readonly #files: StoredFiles;
  readonly #onAnswer: (handler: StrategyHandler) => void;

  /** @param onAnswer - called after each response of the server */
  constructor(files: StoredFiles, onAnswer: (handler: StrategyHandler) => void) {
    super();
    this.#files = files;
    this.#onAnswer = onAnswer;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetching = this.#fetch(request, handler);
    handler.waitUntil(fetching.catch(() => {}));
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
    const answer = await Promise.race([fetching.catch(() => undefined), late]);
    // A server error (status 500 and above) counts as no answer.
    if (answer && answer.status < 500) return answer;
    return (await this.#files.match(request)) ?? fetching;
  }

  async #fetch(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    this.#onAnswer(handler);
    handler.waitUntil(this.#files.keep(request, response.clone()));
    return response;
  }
}
