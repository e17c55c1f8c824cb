// The pages of a new site in Spanish: neutral, Latin American, formal (usted).
import { yamlText } from '../../../config/yaml/edit-yaml.ts';
import { codeExample, tabsExample } from './examples.ts';
import type { Sample, SampleWords } from './sample.ts';

export const spanishSample: Sample = {
  sectionLabel: 'Guía',
  pages: (words) => ({
    'index.md': home(words),
    'guide/index.md': start(words),
    'guide/writing.md': writing(words),
  }),
};

const home = ({ title, run }: SampleWords): string => `---
title: ${yamlText(title)}
description: Guías y referencia en un solo lugar.
home:
  subtitle: Diga aquí, en una frase, de qué se trata y para quién es.
  actions:
    - { label: Empezar, to: ./guide/index.md }
    - { label: Escribir páginas, to: ./guide/writing.md }
  stepsTitle: Hágalo suyo en tres pasos
  steps:
    - title: Véalo mientras escribe
      text: Lo que guarda aparece enseguida en la página abierta, y también cada error, con su archivo y su línea.
      to: ./guide/index.md
      linkLabel: Dónde está cada cosa
      language: bash
      code: ${run} dev
    - title: Escriba sus páginas
      text: Una página es un archivo Markdown. Su lugar entre las carpetas es su lugar en el menú lateral.
      to: ./guide/writing.md
      linkLabel: Qué puede tener una página
      language: md
      code: |
        # Reembolsos

        Un reembolso requiere [dos solicitudes](payments.md#requests).
    - title: Publique
      text: Construir el sitio comprueba cada enlace, ancla e imagen, y escribe archivos para cualquier servidor.
      to: ./guide/index.md#publish
      linkLabel: Cómo se publica
      language: bash
      code: ${run} build
---
`;

const start = ({ folder, run }: SampleWords): string => `---
title: Empezar
description: Dónde está cada cosa, los comandos que necesita y cómo se publica el sitio.
---

Esta página es \`${folder}/guide/index.md\`. Cámbiela, guárdela y mire su navegador: el cambio ya está ahí.

## Dónde está cada cosa {#places}

| Lugar | Qué es |
| --- | --- |
| \`${folder}/index.md\` | la página de inicio; sus pasos y botones son campos encima del texto |
| \`${folder}/guide/\` | esta guía: un archivo es una página y una carpeta, una categoría del menú lateral |
| \`static/\` | archivos que se publican tal como están, por ejemplo un logotipo |
| \`site.config.yaml\` | título, dirección, idiomas y secciones del sitio |

## Comandos {#commands}

\`\`\`bash
${run} dev      # muestra el sitio mientras usted escribe
${run} check    # encuentra todos los errores y no escribe nada
${run} build    # escribe el sitio en dist/
${run} preview  # muestra lo que se construyó
\`\`\`

## Un logotipo {#logo}

Ponga una imagen en \`static/\` y nómbrela en la configuración. Un archivo SVG puede usar los colores de la página:
\`fill="currentColor"\`.

\`\`\`yaml title="site.config.yaml"
logo: /logo.svg
favicon: /favicon.svg
\`\`\`

## Publicar {#publish}

\`${run} build\` escribe el sitio en \`dist/\`: archivos para cualquier servidor. Mientras haya algún error, los
muestra todos y deja lo publicado como está.

:::tip[Antes de que lleguen los primeros lectores]
\`url\` en \`site.config.yaml\` es la dirección del sitio. La necesitan los buscadores y las vistas previas de
los enlaces.
:::
`;

const writing = ({ folder, exec }: SampleWords): string => `---
title: Escribir páginas
description: Enlaces, notas, código y pestañas, cada cosa con el Markdown del que está hecha.
---

Una página es un archivo Markdown. Lo que está encima del texto, entre las dos líneas de guiones, es su título y lo
que muestran de ella los buscadores.

## Una página nueva {#new}

\`\`\`bash
${exec} docsgen new page guide/refunds
\`\`\`

Esto escribe \`${folder}/guide/refunds.md\`. El número en un nombre como \`02-refunds.md\` da el orden en el menú
lateral y no es parte de la dirección.

## Enlaces {#links}

Enlace al archivo de otra página, [Empezar](index.md), o a uno de sus títulos, [Comandos](index.md#commands). Si un
enlace no lleva a ninguna parte, el sitio no se construye, y se le dice qué quiso escribir tal vez.

\`\`\`md
[Comandos](index.md#commands)
\`\`\`

## Notas {#notes}

:::note
Las notas están aparte del texto. Hay \`note\`, \`tip\`, \`info\`, \`warning\` y \`danger\`.
:::

\`\`\`md
:::warning[Antes de empezar]
La clave se muestra una sola vez.
:::
\`\`\`

## Código {#code}

Un bloque de código puede tener título, números de línea y líneas marcadas:

${codeExample}

## Pestañas {#tabs}

Lo mismo en varios lenguajes va en pestañas. El lector elige una vez, y todas las páginas lo siguen.

${tabsExample}
`;
