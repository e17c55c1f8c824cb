// The sample pages are in neutral Latin American Spanish, in the formal register (usted).
import { yamlString } from '../../../config/yaml/edit-yaml.ts';
import { codeExample, type Sample, type SampleValues, tabsExample } from './examples.ts';

export const spanishSample: Sample = {
  sectionLabel: 'Guía',
  pages: (words) => ({
    'index.md': home(words),
    'guide/index.md': start(words),
    'guide/writing.md': writing(words),
  }),
};

const home = ({ title, run }: SampleValues): string => `---
title: ${yamlString(title)}
description: Guías y referencia en un solo lugar.
home:
  subtitle: Describa en una frase de qué se trata y para quién es.
  actions:
    - { label: Empezar, to: ./guide/index.md }
    - { label: Escribir páginas, to: ./guide/writing.md }
  stepsTitle: Su propio sitio en tres pasos
  steps:
    - title: Inicie el servidor de desarrollo
      text: El navegador muestra cada cambio en cuanto lo guarda, y cada error con su archivo y su línea.
      to: ./guide/index.md
      linkLabel: Estructura del proyecto
      language: bash
      code: ${run} dev
    - title: Escriba sus páginas
      text: Cada página es un archivo Markdown. Las carpetas definen el menú lateral.
      to: ./guide/writing.md
      linkLabel: Escribir páginas
      language: md
      code: |
        # Reembolsos

        Un reembolso requiere [dos solicitudes](payments.md#requests).
    - title: Publique
      text: La compilación comprueba cada enlace, ancla e imagen, y escribe archivos estáticos para cualquier servidor.
      to: ./guide/index.md#publish
      linkLabel: Publicar
      language: bash
      code: ${run} build
---
`;

const start = ({ folder, run }: SampleValues): string => `---
title: Empezar
description: La estructura de este proyecto, sus comandos y cómo publicar el sitio.
---

Esta página es \`${folder}/guide/index.md\`. Edítela y guárdela: el navegador muestra el cambio de inmediato.

## Estructura del proyecto {#places}

| Ruta | Contenido |
| --- | --- |
| \`${folder}/index.md\` | La página de inicio. Sus pasos y botones se definen en el front matter |
| \`${folder}/guide/\` | Esta guía. Los archivos son páginas y las carpetas, categorías del menú lateral |
| \`static/\` | Archivos que se publican sin cambios, por ejemplo un logotipo |
| \`site.config.yaml\` | Título, URL, idiomas y secciones del sitio |

## Comandos {#commands}

\`\`\`bash
${run} dev      # inicia el servidor de desarrollo
${run} check    # muestra todos los errores sin compilar
${run} build    # compila el sitio en dist/
${run} preview  # muestra el sitio compilado
\`\`\`

## Agregar un logotipo {#logo}

Ponga una imagen en \`static/\` e indique su ruta en la configuración. Un archivo SVG puede usar el color del texto de
la página con \`fill="currentColor"\`.

\`\`\`yaml title="site.config.yaml"
logo: /logo.svg
favicon: /favicon.svg
\`\`\`

## Publicar {#publish}

\`${run} build\` escribe archivos estáticos en \`dist/\`, que cualquier servidor web puede publicar. Si el sitio tiene
errores, los muestra todos y no cambia la compilación anterior.

:::tip[Antes de publicar]
Indique en \`site.config.yaml\` la dirección del sitio (\`url\`). La necesitan los buscadores y las vistas previas de
los enlaces.
:::
`;

const writing = ({ folder, exec }: SampleValues): string => `---
title: Escribir páginas
description: Enlaces, notas, bloques de código y pestañas, con su código Markdown.
---

Una página es un archivo Markdown. El front matter, entre las dos líneas de guiones, contiene su título y su
descripción para los buscadores.

## Crear una página {#new}

\`\`\`bash
${exec} docsgen new page guide/refunds
\`\`\`

Esto crea \`${folder}/guide/refunds.md\`. El número en un nombre de archivo como \`02-refunds.md\` determina su posición
en el menú lateral y no es parte de la dirección.

## Enlaces {#links}

Enlace al archivo de otra página, como [Empezar](index.md), o a uno de sus títulos, como
[Comandos](index.md#commands). La compilación falla si un enlace está roto, y sugiere qué quiso escribir.

\`\`\`md
[Comandos](index.md#commands)
\`\`\`

## Notas {#notes}

:::note
Las notas destacan información. Los tipos son \`note\`, \`tip\`, \`info\`, \`warning\` y \`danger\`.
:::

\`\`\`md
:::warning[Antes de empezar]
La clave se muestra una sola vez.
:::
\`\`\`

## Código {#code}

Los bloques de código pueden tener título, números de línea y líneas resaltadas:

${codeExample}

## Pestañas {#tabs}

Las pestañas muestran lo mismo en varios lenguajes. La elección del lector se aplica a todas las páginas.

${tabsExample}
`;
