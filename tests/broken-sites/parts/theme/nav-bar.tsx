export default function NavBar() {
  return null;
}
