// Examples for the sample pages of all languages.

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
