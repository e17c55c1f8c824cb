// The type of the sample pages, and examples for all languages.

export interface SampleValues {
  readonly title: string;
  /** Folder of the locale: `content/en`. */
  readonly folder: string;
  /** Command that runs a script: `npm run`. */
  readonly run: string;
  /** Command that runs docsgen: `npx`. */
  readonly exec: string;
}

export interface Sample {
  readonly sectionLabel: string;
  /** Returns the Markdown of each page, by path relative to the locale's folder. */
  readonly pages: (words: SampleValues) => Readonly<Record<string, string>>;
}

export const codeExample = `\`\`\`\`md
\`\`\`js title="refund.js" {2} showLineNumbers
const payment = await payments.get('pay_1');
await payment.refund({ amount: 500 });
\`\`\`
\`\`\`\`

\`\`\`js title="refund.js" {2} showLineNumbers
const payment = await payments.get('pay_1');
await payment.refund({ amount: 500 });
\`\`\``;

export const tabsExample = `:::tabs{group="language"}
\`\`\`bash
curl https://api.example.com/v1/payments/pay_1
\`\`\`
\`\`\`js
const payment = await payments.get('pay_1');
\`\`\`
\`\`\`python
payment = payments.get("pay_1")
\`\`\`
:::`;
