/** The parts of the API that we use, because the package (https://github.com/papandreou/subset-font) has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      noHinting?: boolean;
      noLayoutClosure?: boolean;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}

/** See vite-plugins.ts: a script as text, compiled and minified, for an inline <script>. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
