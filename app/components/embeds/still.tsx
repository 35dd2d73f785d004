import type { ReactNode } from 'react';

export function Still({ title, picture, children }: { title: string; picture?: ReactNode; children?: ReactNode }) {
  return (
    <div className={`still h-full flex flex-col gap-2 justify-center bg-deep text-on-deep ${picture ? '' : 'p-5'}`}>
      {picture}
      <p className={`font-display text-[clamp(2rem,4vw,3.5rem)] ${picture ? 'px-5 pt-1 pb-4' : ''}`}>{title}</p>
      {children}
    </div>
  );
}
