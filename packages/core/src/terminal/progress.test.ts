import {expect, onTestFinished, test} from 'vitest';
import {ProgressLine} from './progress.js';

function createLine(columns = 80) {
  const clock = {ms: 0};
  const written: string[] = [];
  const stream = {write: (text: string) => written.push(text), columns};
  const line = new ProgressLine({stream, now: () => clock.ms});
  onTestFinished(() => line.stop());
  return {line, clock, written};
}

test('shows stage, count and time on one line', () => {
  const {line, clock, written} = createLine();
  line.stage('Loading');
  clock.ms = 1200;
  line.stage('Compiling');
  line.expect(700);
  line.expect(300);
  line.advance(25);
  clock.ms = 3210;
  line.advance(25);
  expect(written).toEqual([
    '\r\u001b[KLoading · 0.0 s',
    '\r\u001b[KCompiling · 1.2 s',
    '\r\u001b[KCompiling 50/1000 · 3.2 s',
  ]);
});

test('makes room for other lines, comes back, and is gone at the end', async () => {
  const {line, written} = createLine();
  line.stage('Loading');
  line.hide();
  line.hide();
  expect(written.slice(1)).toEqual(['\r\u001b[K']);
  await expect.poll(() => written.at(-1)).toBe('\r\u001b[KLoading · 0.0 s');
  line.stop();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('never takes more than one line of the terminal', () => {
  const {line, written} = createLine(10);
  line.stage('Compiling');
  expect(written).toEqual(['\r\u001b[KCompiling']);
});
