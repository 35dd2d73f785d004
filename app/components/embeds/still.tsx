import type { ReactNode } from 'react';

export function Still({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="still h-full flex flex-col gap-1 bg-deep text-on-deep justify-center p-3 sm:p-5">
      <p className="font-display text-heading">{title}</p>
      {children}
    </div>
  );
}
