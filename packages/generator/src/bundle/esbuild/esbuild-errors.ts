// Converts esbuild errors to positions in the author's files.
import { resolve } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { ModuleProblem } from '../../model/config-module.ts';
import { pathOfInput } from './bundle-inputs.ts';

export function isBuildFailure(failure: unknown): failure is BuildFailure {
  return failure instanceof Error && 'errors' in failure && Array.isArray(failure.errors);
}

export function problemOf({ text, location }: Message, folder: string): ModuleProblem {
  if (!location) return { message: text, place: undefined };
  const { file, line, column, lineText } = location;
  // esbuild counts columns in bytes.
  const before = Buffer.from(lineText).subarray(0, column).toString();
  const path = pathOfInput(file, folder) ?? resolve(folder, file);
  return { message: text, place: { path, line, column: before.length + 1 } };
}
