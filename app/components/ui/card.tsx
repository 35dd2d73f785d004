import type { ReactNode } from 'react';
import type { PictureData } from '#app/lib/picture-data.ts';
import type { IconName } from '#content/schema/text.ts';
import { Icon } from './icon.tsx';
import { IllustrationMark } from './illustration-mark.tsx';
import { Picture } from './picture.tsx';
import { Shield, Target, Users, type IconNode } from 'lucide';

/**
 * The shapes of the icons that content names. Only these are shipped: each new name of the schema asks for its shape
 * here.
 */
export const contentIcons: Readonly<Record<IconName, IconNode>> = {
  shield: Shield,
  target: Target,
  users: Users,
};

type CardProps = {
  title: string;
  /** As content names it. */
  icon?: IconName;
  picture?: PictureData;
  /** Whether a note below the cards says of all their pictures that they are drawn. */
  drawingNoted?: boolean;
  id?: string;
  children?: ReactNode;
};

/** A framed thing among its like: a range, a benefit, a step. */
export function Card({ title, icon, picture, drawingNoted = false, id, children }: CardProps) {
  return (
    <article id={id} className="flex flex-col">
      {picture && (
        <div className="screen-only relative">
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 70vw"
            className="w-full aspect-3/2 object-cover"
          />
          {!drawingNoted && <IllustrationMark of={picture} />}
        </div>
      )}
      <div className="ruled mt-3 flex-1 flex flex-col">
        <h3 className="flex items-start gap-3">
          {icon && <Icon of={contentIcons[icon]} className="size-6 mt-0.5" />}
          {title}
        </h3>
        {children && <div className="mt-3 flex-1 flex flex-col">{children}</div>}
      </div>
    </article>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  const widths = { 2: 'md:grid-cols-2', 3: 'pairs lg:grid-cols-3' };
  return <div className={`grid gap-x-8 gap-y-10 ${widths[columns]}`}>{children}</div>;
}
