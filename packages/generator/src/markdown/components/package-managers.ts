// An npm command in tabs, one for each package manager. npm-to-yarn converts the command.
import type { ElementContent } from 'hast';
import type { BuiltinComponent, ComponentUse, PropValue } from './read/component.ts';
import { element, text } from './shared/hast.ts';
import { fencePanel, tabGroup } from './shared/tab-panels.ts';

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
type Manager = (typeof managers)[number];

export const packageManagers: BuiltinComponent = {
  name: 'PackageManagers',
  props: {
    command: { type: 'string', isRequired: true, isLabel: true },
    managers: { type: 'list', flaw: unknownManager },
    group: { type: 'string' },
  },
  render,
};

async function render({ props, labelText, report }: ComponentUse): Promise<readonly ElementContent[]> {
  const command = labelText.trim();
  // A missing command is already reported.
  if (command === '') return [];
  if (!isNpmCommand(command)) {
    const message = `<PackageManagers> requires an npm command, not '${command}'`;
    report({ message, hint: 'Write the command for npm, such as npm install name' });
    return [codeBlock(command)];
  }
  const { default: convert } = await import('npm-to-yarn');
  const asked = Array.isArray(props.managers) ? managers.filter((each) => isIn(props.managers, each)) : managers;
  const panels = asked.flatMap((manager) => {
    const code =
      manager === 'npm'
        ? command
        : linesOf(command)
            .map((line) => convert(line, manager))
            .join('\n');
    return fencePanel(codeBlock(code, manager)) ?? [];
  });
  return [tabGroup(panels, { group: String(props.group ?? 'package-manager'), kind: 'tabs-titled' })];
}

const linesOf = (command: string): readonly string[] => command.split('\n');

const isIn = (list: PropValue | undefined, name: Manager): boolean => Array.isArray(list) && list.includes(name);

function isNpmCommand(command: string): boolean {
  return linesOf(command).some((line) => /^\s*(?:npm|npx)\s/.test(line));
}

function unknownManager(list: PropValue): string | undefined {
  const unknown = Array.isArray(list) ? list.find((each) => !managers.some((known) => known === each)) : undefined;
  return unknown === undefined ? undefined : `a list of ${managers.join(', ')}, not '${unknown}'`;
}

function codeBlock(code: string, title?: string): ElementContent {
  const dataMeta = title === undefined ? undefined : `title="${title}"`;
  return element('pre', {}, [element('code', { className: ['language-bash'], dataMeta }, [text(`${code}\n`)])]);
}
