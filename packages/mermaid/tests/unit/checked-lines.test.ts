// Lines of state, class and entity relationship diagrams that the library renders, and those that it would ignore.
import { describe, expect, it } from 'vitest';
import { strictLines } from '../../src/checked-lines.ts';
import { UnsupportedLine } from '../../src/diagram-line.ts';
import { shownLabel } from '../../src/labels.ts';

type Kind = Parameters<typeof strictLines>[0];

function read(kind: Kind, ...texts: readonly string[]): readonly string[] {
  return strictLines(
    kind,
    texts.map((text, index) => ({ text, number: index + 1 })),
  ).map(shownLabel);
}

const unchanged: Readonly<Record<Kind, readonly string[]>> = {
  state: [
    ...['direction TB', 'direction TD', 'direction LR', 'direction RL', 'direction BT', '}'],
    ...['[*] --> Open', 'Open --> [*]', 'a-b --> c: go on', 'Öffnen --> B : x'],
    ...['state Big {', 'state "A long name" as Big {', 'state "A name" as s1', 's1 : Text'],
  ],
  class: [
    ...['namespace Shapes {', 'class Animal', 'class Animal {', 'class Box~T~ {', 'class Animal{', '}'],
    ...['class Shape { <<interface>> }', 'Animal : +int age', 'Animal : +run() void'],
    ...['A <|-- B', 'A <|.. B', 'A *-- B', 'A o-- B', 'A --> B', 'A --* B', 'A --o B', 'A --|> B', 'A ..> B'],
    ...['A ..|> B', 'A <-- B', 'A <.. B', 'A "1" --> "0..*" B : owns', 'A --> "many" B'],
  ],
  entity: [
    ...['USER {', 'LINE-ITEM {', '}', 'USER ||--o{ ORDER : places', 'A |o..|| B : "is a"'],
    ...['A o|--|{ B : x', 'A }|--o| B : x', 'A }|..|{ B: x'],
  ],
};

const rewritten: Readonly<Record<Kind, readonly (readonly [line: string, read: string | undefined])[]>> = {
  state: [
    ['state Open', 'Open : Open'],
    ['Open', 'Open : Open'],
    ...['classDef red fill:red', 'class A red', 'style A fill:red', 'scale 350 width', 'hide empty', 'click A "x"'].map(
      (line) => [line, undefined] as const,
    ),
  ],
  class: [
    ['A : List~int~ names', 'A : List<int> names'],
    ['A<|--B', 'A <|-- B'],
    ['A-->B : x', 'A --> B : x'],
    ...['direction LR', 'style A fill:red', 'classDef red fill:red', 'cssClass "A" red', 'click A "x"'].map(
      (line) => [line, undefined] as const,
    ),
    ['link A "https://example.com"', undefined],
    ['callback A "go"', undefined],
  ],
  entity: [
    ['A }o--|| B : x', 'A o{--|| B : x'],
    ...['direction LR', 'style A fill:red', 'classDef red fill:red', 'class A red'].map(
      (line) => [line, undefined] as const,
    ),
  ],
};

const unsupported: Readonly<Record<Kind, readonly string[]>> = {
  state: ['direction XY', 'note right of A', 'state a <<fork>>', 'A -> B', 'A --> ', '--'],
  class: ['A -- B', 'note "x"', 'A : B --> C', 'class', '<<interface>> A', 'A ()-- B'],
  entity: ['USER', 'A --> B', 'A ||--o{ B', 'A ||==o{ B : x'],
};

const members: readonly (readonly [kind: Kind, begin: string, line: string, read: string])[] = [
  ['class', 'class A {', '+int age', '+int age'],
  ['class', 'class A {', '+List~int~ names', '+List<int> names'],
  ['class', 'class A {', '-run(x) bool*', '-run(x) bool*'],
  ['class', 'class A {', '<<interface>>', '<<interface>>'],
  ['entity', 'A {', 'string name', 'string name'],
  ['entity', 'A {', 'int id PK', 'int id PK'],
  ['entity', 'A {', 'int id PK, FK', 'int id PK FK'],
  ['entity', 'A {', 'int id PK,UK "the number"', 'int id: the number PK UK'],
];

describe.each(['state', 'class', 'entity'] as const)('a line of the kind %s', (kind) => {
  it.each(unchanged[kind])('%j is unchanged', (line) => expect(read(kind, line)).toEqual([line]));

  it.each(rewritten[kind])('%j becomes %j', (line, expected) => {
    expect(read(kind, line)).toEqual(expected === undefined ? [] : [expected]);
  });

  it.each(unsupported[kind])('%j is not supported', (line) => {
    expect(() => read(kind, line)).toThrow(UnsupportedLine);
  });
});

it.each(members)('in a %s that begins with %j, the member %j becomes %j', (kind, begin, line, expected) => {
  expect(read(kind, begin, line, '}')).toEqual([begin, expected, '}']);
});

it.each([
  ['class', 'class A {', 'note: x -'],
  ['class', 'class A {', ''],
  ['entity', 'A {', 'string'],
  ['entity', 'A {', 'int id XK'],
] as const)('in a %s that begins with %j, the member %j is not supported', (kind, begin, line) => {
  expect(() => read(kind, begin, line, '}')).toThrow(UnsupportedLine);
});
