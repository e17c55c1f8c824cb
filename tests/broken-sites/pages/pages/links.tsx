export const meta = { title: 'Links', sidebar: 'dcos', layout: 'doc' };

export default function Links() {
  return (
    <p>
      <a href="/gude">Guide</a> <a href="#nowhere">Nowhere</a> <img src="/logo.png" alt="" />
    </p>
  );
}
