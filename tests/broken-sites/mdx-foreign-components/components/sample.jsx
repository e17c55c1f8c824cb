import CodeBlock from '@theme/CodeBlock';

export const Sample = () => <CodeBlock>x</CodeBlock>;
