import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
type Suite = {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
};
type Timed = { title: string; milliseconds: number };

/** The ten slowest tests, one per line, with their seconds. @param folder of the runners' JSON reports */
export function slowestTests(folder: string): string[] {
  const reports = globSync('*.json', { cwd: folder }).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as VitestReport | Suite,
  );
  return reports
    .flatMap((report) => ('testResults' in report ? inVitest(report) : inBrowser(report)))
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1)} s  ${title}`);
}

const inVitest = ({ testResults }: VitestReport): Timed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.relative('.', name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );

const inBrowser = ({ suites = [], specs = [] }: Suite): Timed[] => [
  ...suites.flatMap(inBrowser),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${file} (${projectName}): ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
];
