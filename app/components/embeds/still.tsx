import type { ReactNode } from 'react';

export function Still({ title, picture, children }: { title: string; picture?: ReactNode; children?: ReactNode }) {
  return (
    <div
      className={`still h-full flex flex-col gap-1 bg-deep text-on-deep ${picture ? '' : 'justify-center p-3 sm:p-5'}`}
    >
      {picture}
      <p className={`font-display text-heading ${picture ? 'px-3 pb-2 sm:px-5 sm:pt-1 sm:pb-4' : ''}`}>{title}</p>
      {children}
    </div>
  );
}
