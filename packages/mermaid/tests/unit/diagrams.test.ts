// Mermaid fences: rendered completely without a browser, or shown as code, with a diagnostic for the unsupported line.
import { toString as textOf } from 'hast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../../../../tests/unit/markdown/article.ts';
import { diagramArticles } from './diagram-articles.ts';

let article: (markdown: string, lang?: string) => Promise<Article>;

beforeAll(async () => {
  article = await diagramArticles();
});

const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

async function drawn(source: string): Promise<{ readonly words: readonly string[]; readonly svg: string }> {
  const { html, all, diagnostics } = await article(fence(source));
  expect(diagnostics).toEqual([]);
  const svg = /<svg.*<\/svg>/s.exec(html)?.[0] ?? '';
  return { words: all('figure.diagram svg text').map((text) => textOf(text)), svg };
}

describe('a flowchart', () => {
  it('a flowchart is rendered with its labels, and followed by its source', async () => {
    const { one, texts, diagnostics } = await article(fence('graph LR\n  A[Start] -->|yes| B(End)'));
    expect(one('figure.diagram svg[role=img]').properties).toMatchObject({ role: 'img', ariaLabel: 'Diagram' });
    expect(texts('svg text')).toEqual(['yes', 'Start', 'End']);
    expect(texts('figure.diagram > details > summary')).toEqual(['Diagram source']);
    expect(texts('figure.diagram figure.code code')[0]).toContain('A[Start] -->|yes| B(End)');
    expect(diagnostics).toEqual([]);
  });

  it('a diagram is found by its title, not by its source', async () => {
    const source = '---\ntitle: The way\n---\ngraph LR\nA-->B';
    expect((await article(`Before.\n\n${fence(source)}\nAfter.\n`)).searched).toEqual(['Before.', 'The way', 'After.']);
    expect((await article(`Before.\n\n${fence('graph LR\nA-->B')}`)).searched).toEqual(['Before.']);
    const inBrowsers = await diagramArticles({ isRenderedInBrowsers: true });
    expect((await inBrowsers(fence('pie title Pets\n"cats": 2'))).searched).toEqual(['Pets']);
  });

  it('labels around a diagram are in the language of its page', async () => {
    const { one, texts } = await article(fence('graph LR\nA-->B'), 'es');
    expect(one('figure.diagram svg[role=img]').properties.ariaLabel).toBe('Diagrama');
    expect(texts('summary')).toEqual(['Código del diagrama']);
  });

  it('a diagram has an accessible title and description', async () => {
    const source =
      '---\ntitle: "The way"\n---\n%% a comment\nflowchart TD\n  accDescr {\n  From A\n  to B\n  }\n  A-->B';
    const { one, texts } = await article(fence(source));
    expect(one('figure.diagram svg[role=img]').properties.ariaLabel).toBe('The way. From A to B');
    expect(texts('figcaption')).toContain('The way');
    expect(texts('svg text')).toEqual(['A', 'B']);
  });

  it.each([
    ['links without spaces', 'graph TD\nA-->B---C-.->D==>E', ['A', 'B', 'C', 'D', 'E']],
    ['semicolons', 'graph TD;\nA-->B;\nB-->C; C-->D;', ['A', 'B', 'C', 'D']],
    ['statements on one line', 'graph TD; A-->B', ['A', 'B']],
    [
      'labels in quotes',
      'graph TD\nA["f(x) [a] {b} | <c>"] --> B{"say #quot;no#quot;"}',
      ['f(x) [a] {b} | <c>', 'say "no"'],
    ],
    [
      'every special character',
      'graph TD\nA["!$%&\'()*+,-./:;=?@[\\]^_{|}~ # < >"]',
      ["!$%&'()*+,-./:;=?@[\\]^_{|}~ # < >"],
    ],
    [
      'words on links',
      'graph TD\nA -- yes, or so --> B\nB -. no .-> C\nC == "x" ==> A',
      ['yes, or so', 'no', 'x', 'A', 'B', 'C'],
    ],
    ['labels given later', 'graph TD\nA --> B\nA[First]\nB([Second])', ['First', 'Second']],
    ['names in any script', 'graph TD\naño --> 東京', ['año', '東京']],
    ['several at once', 'graph TD\nA & B --> C & D', ['A', 'B', 'C', 'D']],
    ['longer links', 'graph TD\nA ----> B\nB <--> C\nC -..-> D', ['A', 'B', 'C', 'D']],
    ['line breaks in a label', 'graph TD\nA["one\ntwo"] --> B[three<br>four]', ['onetwo', 'threefour']],
    ['no direction', 'flowchart\nA-->B', ['A', 'B']],
    ['names that contain an id', 'graph TD\na-b --> a_c.d', ['a-b', 'a_c.d']],
    ['click statements, which are ignored', 'graph TD\nA --> B\nclick A "https://example.com"', ['A', 'B']],
    [
      'groups',
      'graph TD\nsubgraph one [My (group)]\ndirection LR\nA --> B\nend\nB --> C',
      ['My (group)', 'A', 'B', 'C'],
    ],
    ['an invisible link', 'graph TD\nA ~~~ B\nA --> C', ['A', 'B', 'C']],
  ])('a flowchart supports %s', async (_what, source, words) => {
    const { words: found } = await drawn(source);
    expect(found.toSorted()).toEqual([...words].sort());
  });

  it('custom colors are preserved, with readable text on them', async () => {
    const { svg } = await drawn(
      'graph TD\nA --> B:::pale\nstyle A fill:#123456\nclassDef pale fill:#fef3c7,stroke:#b45309',
    );
    expect(svg).toMatch(/fill="#123456"[^>]*><\/rect><text[^>]*fill="#fff"/);
    expect(svg).toMatch(/fill="#fef3c7"[^>]*><\/rect><text[^>]*fill="#111"/);
  });
});

describe('other types', () => {
  it('a sequence diagram is rendered with numbers, notes and blocks', async () => {
    const { words } = await drawn(
      'sequenceDiagram\nautonumber\nparticipant A as Alice (client)\nactor Bob Smith\nA->>+Bob Smith: Hi: you?\n' +
        'Bob Smith-->>-A: Yes\nNote over A,Bob Smith: both\nrect rgb(0, 0, 0)\nalt fine\nA-)A: x\nelse not\nA->>A: y\nend\nend',
    );
    expect(words).toEqual(
      expect.arrayContaining(['Alice (client)', 'Bob Smith', '1. Hi: you?', '2. Yes', 'both', 'alt [fine]', '[not]']),
    );
  });

  it('a state diagram is rendered', async () => {
    const { words } = await drawn(
      'stateDiagram-v2\n[*] --> Still\nStill-->Moving : go\nstate Moving {\nslow --> fast\n}\nMoving --> [*]',
    );
    expect(words).toEqual(expect.arrayContaining(['Still', 'go', 'Moving', 'slow', 'fast']));
  });

  it('a class diagram is rendered', async () => {
    const { words } = await drawn(
      'classDiagram\nclass Animal {\n<<abstract>>\n+List~int~ ages\n+eat(food) void\n}\nAnimal<|--Dog\nAnimal "1" --> "*" Leg : has',
    );
    expect(words.join(' ')).toMatch(/<<abstract>>.*Animal.*List<int>/);
    expect(words).toEqual(expect.arrayContaining(['Dog', 'Leg', 'has', '1', '*']));
  });

  it('an entity relationship diagram is rendered, with comments and without labels', async () => {
    const { words } = await drawn(
      'erDiagram\nCUSTOMER ||--o{ ORDER : places\nORDER }o--|| SHOP : in\nCUSTOMER {\nstring name PK, UK "as printed"\n}',
    );
    expect(words).toEqual(expect.arrayContaining(['CUSTOMER', 'ORDER', 'places', 'SHOP', 'in', 'name: as printed']));
    expect(words.join()).not.toContain('no attributes');
  });
});

describe('unsupported syntax', () => {
  it.each([
    ['an unsupported type', 'pie title Pets\n"Dogs": 3', 1, `Unsupported diagram type 'pie'`],
    ['nothing', '%% nothing', 1, 'This diagram is empty'],
    [
      'a bracket that never closes',
      'graph TD\nA --> B\nB[Start --> C',
      3,
      `Unsupported diagram syntax: 'B[Start --> C'`,
    ],
    ['a shape of another syntax', 'graph TD\nA@{ shape: cyl }', 2, `Unsupported diagram syntax: 'A@{ shape: cyl }'`],
    ['unsupported arrowheads', 'graph TD\nA --x B', 2, `Unsupported diagram syntax: 'A --x B'`],
    ['a link without a target', 'graph TD\n\nA -->', 3, `Unsupported diagram syntax: 'A -->'`],
    ['a link to a subgraph', 'graph TD\nsubgraph g\nA\nend\nB --> g', 2, `Links to a subgraph are not supported: 'g'`],
    ['an unclosed subgraph', 'graph TD\nsubgraph g\nA', 1, `Unclosed subgraph: add 'end'`],
    ['an unknown message', 'sequenceDiagram\nA->>B: x\nA-xB: y', 3, `Unsupported diagram syntax: 'A-xB: y'`],
    ['a message without arrowhead', 'sequenceDiagram\nA->B: x', 2, `Unsupported diagram syntax: 'A->B: x'`],
    ['two statements', 'sequenceDiagram\nA->>B: x; y', 2, `Unsupported diagram syntax: 'A->>B: x; y'`],
    ['a relation without arrowhead', 'classDiagram\nA -- B', 2, `Unsupported diagram syntax: 'A -- B'`],
    ['an unclosed block', 'sequenceDiagram\nloop x\nA->>B: x', 1, `Unclosed block: add 'end'`],
    ['a choice', 'stateDiagram-v2\nstate x <<choice>>', 2, `Unsupported diagram syntax: 'state x <<choice>>'`],
    ['a note at a class', 'classDiagram\nnote for A "x"', 2, `Unsupported diagram syntax: 'note for A "x"'`],
    ['an entity without a relation', 'erDiagram\nA is B', 2, `Unsupported diagram syntax: 'A is B'`],
  ])(
    'a diagram with unsupported syntax is code, and reported at its line: %s',
    async (_what, source, line, message) => {
      const { all, diagnostics } = await article(`Text\n\n${fence(source)}`);
      expect(diagnostics.map((each) => [each.code, each.severity, each.message, each.position])).toEqual([
        ['mermaid/diagram', 'warning', message, { line: line + 3, column: 1 }],
      ]);
      expect(all('svg')).toEqual([]);
      expect(all('code.language-mermaid')).toHaveLength(1);
    },
  );

  it.each([
    ['a note before the first message', 'sequenceDiagram\nNote over A: Start\nA->>B: x', 'Start'],
    ['a second label of a state', 'stateDiagram-v2\nA --> B\nA : First', 'First'],
    ['a namespace', 'classDiagram\nnamespace Zoo {\nclass A\n}', 'Zoo'],
  ])('a diagram that the library would render incompletely is code: %s', async (_what, source, lost) => {
    const { all, diagnostics } = await article(fence(source));
    expect(diagnostics).toMatchObject([
      { code: 'mermaid/diagram', message: `Could not render this diagram: it would be drawn without '${lost}'` },
    ]);
    expect(all('svg')).toEqual([]);
  });

  it('unsupported syntax in a quote is reported at its column', async () => {
    const { diagnostics } = await article('> ```mermaid\n> graph TD\n>   A --x B\n> ```\n');
    expect(diagnostics[0]?.position).toEqual({ line: 3, column: 5 });
  });
});

describe('rendered diagrams', () => {
  it('diagrams have no inline styles, external fonts or scripts', async () => {
    const source =
      'graph TD\nA["<script>alert(1)</script> &quot;>"] --> B\nstyle A fill:url(javascript:alert(1)),stroke:"><script>';
    const { svg } = await drawn(source);
    expect(svg).not.toMatch(/<(?!\/?(?:svg|g|defs|marker|rect|line|polyline|polygon|circle|path|text|tspan)\b)/);
    expect(svg).not.toMatch(/ (?:style|on\w+|class|data-\w+)=|import|https?:\/\/(?!www\.w3)|javascript:/);
  });

  it('the position of an unsupported line is correct in quotes and lists', async () => {
    const inQuote = '> - ```mermaid\n>   graph TD\n>     A -!-> B\n>   ```\n';
    const { diagnostics } = await article(inQuote);
    expect(diagnostics).toMatchObject([{ code: 'mermaid/diagram', position: { line: 3, column: 7 } }]);
  });

  it('diagrams have ids that are unique on the page', async () => {
    const { all } = await article(`${fence('graph TD\nA-->B')}\n${fence('graph TD\nA-->B')}`);
    const ids = all('svg [id]').map(({ properties }) => properties.id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('diagrams are rendered to the same bytes every time', async () => {
    const source = fence('graph TD\nA-->B\nB-->C\nA-->C\nsubgraph x\nD-->E\nend\nC-->D');
    expect((await article(source)).html).toBe((await article(source)).html);
  });

  it('diagrams are rendered if HTML is sanitized', async () => {
    const strict = await diagramArticles({ html: 'sanitize' });
    const { all } = await strict(`${fence('graph TD\nA-->B')}\n<b>x</b>\n`);
    expect(all('figure.diagram svg[role=img]')).toHaveLength(1);
  });
});

describe('a diagram that is rendered in the browser', () => {
  const withMermaid = async (source: string): Promise<Article> => {
    const inBrowsers = await diagramArticles({ isRenderedInBrowsers: true });
    return inBrowsers(fence(source));
  };

  it('a diagram of an unsupported type names the script that renders it, and shows its source until then', async () => {
    const { one, texts, html, diagnostics } = await withMermaid('pie showData title "Pets"\n  "Dogs" : 3');
    const { dataFrame, dataName } = one('docsgen-diagram').properties;
    expect([dataFrame, dataName]).toEqual(['late:plugin:mermaid/diagrams', 'Pets']);
    expect(one('docsgen-diagram > figure.diagram > details').properties.open).toBe(true);
    expect(texts('docsgen-diagram figure.code code')[0]).toContain('"Dogs" : 3');
    expect(html).toMatch(/<script type="module" src="script:plugin:mermaid\/late-diagrams"/);
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['gantt\n  title A plan\n  accDescr: Of two tasks', 'A plan. Of two tasks'],
    ['---\ntitle: "Fronted"\n---\nmindmap\n  root', 'Fronted'],
    ['mindmap\n  accTitle: Mine\n  accDescr {\n    over\n    lines\n  }', 'Mine. over lines'],
    ['gitGraph\n  commit', 'Diagram'],
  ])('the title of %j is %j', async (source, name) => {
    expect((await withMermaid(source)).one('docsgen-diagram').properties.dataName).toBe(name);
  });
});

it('a diagram with a line of more than 2,000 characters is not rendered', async () => {
  const { diagnostics } = await article(fence(`graph LR\n  A[${'x'.repeat(2000)}] --> B`));
  expect(diagnostics).toMatchObject([
    {
      code: 'mermaid/diagram',
      message: expect.stringContaining('This line is too long: the limit is 2000 characters'),
    },
  ]);
});
