// Grammars of the most common languages, bundled into one file of the compiled command, because opening one file for
// each grammar takes longer than using it. All other grammars are loaded from node_modules.
import bash from 'refractor/bash';
import c from 'refractor/c';
import cpp from 'refractor/cpp';
import csharp from 'refractor/csharp';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import graphql from 'refractor/graphql';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import php from 'refractor/php';
import python from 'refractor/python';
import ruby from 'refractor/ruby';
import rust from 'refractor/rust';
import scss from 'refractor/scss';
import sql from 'refractor/sql';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

export const commonGrammars: ReadonlyMap<string, typeof bash> = new Map(
  Object.entries({
    bash,
    c,
    cpp,
    csharp,
    css,
    diff,
    docker,
    go,
    graphql,
    http,
    ini,
    java,
    javascript,
    json,
    jsx,
    kotlin,
    markdown,
    markup,
    php,
    python,
    ruby,
    rust,
    scss,
    sql,
    swift,
    toml,
    tsx,
    typescript,
    yaml,
  }),
);
