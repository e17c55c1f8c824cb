import { describe, expect, it } from 'vitest';
import { overdueStage } from '../../../packages/generator/src/platform/stage-watch/overdue-stage.ts';
import {
  createMarks,
  lastSlot,
  markedFiles,
  markIn,
  readMark,
} from '../../../packages/generator/src/platform/stage-watch/stage-marks.ts';
import { openStageWatch } from '../../../packages/generator/src/platform/stage-watch/stage-watch.ts';

describe('a stage', () => {
  const stage = { text: 'Render pages', since: 1_000 };
  const at = (seconds: number, reportedAt = 0, files: readonly string[] = []) =>
    overdueStage({ stage, files, now: 1_000 + seconds * 1000, reportedAt, limit: 30_000 });

  it('reports a stage that has been running for 30 s', () => {
    expect(at(29.9)).toBeUndefined();
    expect(at(30)).toBe('Render pages has been running for 30 s');
  });

  it('reports a stage again after twice the time', () => {
    expect(at(59, 30_000)).toBeUndefined();
    expect(at(60, 30_000)).toBe('Render pages has been running for 60 s');
    expect(at(119, 60_000)).toBeUndefined();
  });

  it('reports a stage with the files that it is working on', () => {
    expect(at(31, 0, ['a.md'])).toBe('Render pages has been running for 31 s, current file: a.md');
    expect(at(31, 0, ['a.md', 'b.md'])).toBe('Render pages has been running for 31 s, current files: a.md, b.md');
  });

  it('does not report a stage that has ended', () => {
    expect(overdueStage({ stage: undefined, files: ['a.md'], now: 1e9, reportedAt: 0, limit: 1 })).toBeUndefined();
  });
});

describe('shared marks', () => {
  it('shared marks contain the current file of each thread, without duplicates', () => {
    const marks = createMarks();
    const [stage, main, thread, idle] = [0, 1, 2, 3].map((slot) => markIn(marks, slot));
    stage?.('Render pages');
    main?.('content/es/año.md');
    main?.('b.md');
    thread?.('b.md');
    idle?.('c.md');
    idle?.('');
    expect(readMark(marks, 0)).toEqual({ text: 'Render pages', since: expect.any(Number) });
    expect(markedFiles(marks)).toEqual(['b.md']);
    thread?.('content/es/año.md');
    expect(markedFiles(marks)).toEqual(['b.md', 'content/es/año.md']);
  });

  it('more threads than there are slots share the last slot', () => {
    const watch = openStageWatch({ file: 'unused.js', limit: 1000, lineStart: '', output: 2 });
    const slots = Array.from({ length: 100 }, () => watch.forThread());
    expect(slots[0]).toMatchObject({ slot: 2 });
    expect(slots.at(-1)).toMatchObject({ slot: lastSlot });
    for (const { marks, slot } of slots) markIn(marks, slot)(`${slot}.md`);
    expect(markedFiles(slots[0]?.marks ?? createMarks())).toHaveLength(lastSlot - 1);
  });

  it('a text that is longer than its slot is truncated', () => {
    const marks = createMarks();
    markIn(marks, 1)('a'.repeat(5_000));
    markIn(marks, 2)('b.md');
    expect(markedFiles(marks)[0]).toMatch(/^a{2032}$/);
    expect(markedFiles(marks)[1]).toBe('b.md');
  });
});
