import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import type { Part } from '#content/page.server.ts';
import type { Html } from '#content/html.server.ts';

type Rule = { text: Html; list?: 'allowed' | 'home' | undefined };
type BringListsProps = { parts: readonly Part[]; rules: readonly Rule[] };

export function BringLists({ parts, rules }: BringListsProps) {
  const [allowed, home] = parts;
  const listed = (list: 'allowed' | 'home') => rules.filter((rule) => rule.list === list).map(({ text }) => text);
  return (
    <div className="mt-6">
      {/* Without scripts the lists are the answer. */}
      <Disclosure
        summary={
          <span>
            {parts.map(({ id, title }, index) => (
              <span key={id} className="max-sm:block">
                {index > 0 && <span className="max-sm:hidden"> · </span>}
                {title}
              </span>
            ))}
          </span>
        }
      >
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 items-start">
          {allowed && (
            <div className="ruled border-success [&_svg]:text-success" id={allowed.id}>
              <h3 className="mb-3">{allowed.title}</h3>
              <CheckList items={listed('allowed')} />
            </div>
          )}
          {home && (
            <div className="ruled border-danger [&_svg]:text-danger" id={home.id}>
              <h3 className="mb-3">{home.title}</h3>
              <CheckList items={[]} limits={listed('home')} />
            </div>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
