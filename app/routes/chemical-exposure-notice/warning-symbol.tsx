/**
 * The symbol of 27 CCR 25604-25605: a black exclamation point in a yellow equilateral triangle with a bold black
 * outline. Its colours are the law's and not the design's, by day and by night.
 */
export function WarningSymbol({ className = '' }: { className?: string }) {
  return (
    <svg role="img" aria-label="Warning symbol" viewBox="0 0 120 106" className={className}>
      <path d="M60 6 114 100H6Z" fill="yellow" stroke="black" strokeWidth="10" strokeLinejoin="round" />
      <path d="M53 36h14l-3 34h-8Z" fill="black" />
      <circle cx="60" cy="82" r="7" fill="black" />
    </svg>
  );
}
