// Catches unhandled errors of plugins, in promises and timers. By default, Node would print a stack trace and exit. The
// handlers are only installed on sites with plugins.
import type { Strays, WatchStrays } from '../model/adapters/ports.ts';

/** `report` is called for errors after the last watch ended. Such errors fail the command. */
export function watchUnhandledErrors(report: (error: unknown) => void): WatchStrays {
  const state: { hear: ((error: unknown) => void) | undefined; isInstalled: boolean } = {
    hear: undefined,
    isInstalled: false,
  };
  return (hear): Strays => {
    state.hear = hear;
    if (!state.isInstalled) {
      state.isInstalled = true;
      const onStray = (error: unknown): void => (state.hear ?? failing(report))(error);
      process.on('uncaughtException', onStray).on('unhandledRejection', onStray);
      refuseExit();
    }
    return {
      // Node reports unhandled errors at the end of the current turn of the event loop.
      settled: () => new Promise((resolve) => setImmediate(resolve)),
      stop: () => {
        state.hear = undefined;
      },
    };
  };
}

function failing(report: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    report(error);
    // The exit code is changed on exit, because the command sets it before that.
    process.once('exit', () => {
      process.exitCode = 1;
    });
  };
}

/** Prevents plugins from ending the process in the middle of a build. */
function refuseExit(): void {
  process.exit = (code) => {
    throw new Error(`it called process.exit(${code ?? ''})`);
  };
}
