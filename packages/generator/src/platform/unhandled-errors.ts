// Errors of code that answers to nothing any more: promises that no one waits for, and timers. Plugins of a site have
// such; left alone, Node prints its trace and ends the process. Watched only where a site has plugins.
import type { Strays, WatchStrays } from '../model/adapters/ports.ts';

/** `tell`: says of an error that comes when nothing watches any more, which fails the command. */
export function strayWatch(tell: (error: unknown) => void): WatchStrays {
  const state: { hear: ((error: unknown) => void) | undefined; isInstalled: boolean } = {
    hear: undefined,
    isInstalled: false,
  };
  return (hear): Strays => {
    state.hear = hear;
    if (!state.isInstalled) {
      state.isInstalled = true;
      const onStray = (error: unknown): void => (state.hear ?? failing(tell))(error);
      process.on('uncaughtException', onStray).on('unhandledRejection', onStray);
      refuseExit();
    }
    return {
      // What was thrown until now is told at the end of this turn of Node's loop.
      settled: () => new Promise((resolve) => setImmediate(resolve)),
      stop: () => {
        state.hear = undefined;
      },
    };
  };
}

function failing(tell: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    tell(error);
    // The command may set another code until then.
    process.once('exit', () => {
      process.exitCode = 1;
    });
  };
}

/** A plugin that ends the process would end it in the middle of a build, with the code of its choice. */
function refuseExit(): void {
  process.exit = (code) => {
    throw new Error(`it called process.exit(${code ?? ''})`);
  };
}
