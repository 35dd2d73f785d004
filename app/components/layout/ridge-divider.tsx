/** Two ridges of the Santa Cruz Mountains where the page ends and the night begins. */
export function RidgeDivider() {
  return (
    <svg viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true" className="block w-full h-16 md:h-28 bg-page">
      <path
        className="fill-deep-ridge opacity-60"
        d="M0 74C90 60 150 38 236 44c70 5 104 28 182 20 96-10 138-52 236-50 88 2 128 44 214 42 92-2 150-44 250-36 94 8 146 38 322 22v78H0Z"
      />
      <path
        className="fill-deep"
        d="M0 100c110-6 170-34 280-30 96 4 150 30 250 22 104-8 170-40 280-32 96 6 150 32 246 26 120-8 210-36 384-20v54H0Z"
      />
    </svg>
  );
}
