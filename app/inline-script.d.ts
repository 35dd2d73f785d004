/** scripts/build/inline-script.ts: a script as text, compiled and minified, for an inline <script>. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
