import { MapPin, Menu, Phone, Ticket, X } from 'lucide';
import { type MouseEvent, useRef } from 'react';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { IconButton } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { SiteFacts } from '#app/lib/site-facts.server.ts';
import { PageLink } from './page-link.tsx';
import { pageListId } from './site-footer.tsx';

const menuId = 'site-menu';
const linkLook = 'menu-row hover:bg-deep-ridge';

/** The phone's menu. A modal dialog keeps the focus inside; an invoker command opens it without our script. */
export function MobileMenu({ navigation, phone }: { navigation: SiteFacts['navigation']; phone: string }) {
  const words = useShellWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  };
  // Links, the X and a click on the backdrop close it. Browsers with closedby handle the backdrop themselves; Safari
  // does not.
  const closeAfter = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a, button'))) currentTarget.close();
  };

  return (
    <>
      <IconButton
        icon={Menu}
        label={words.openMenu}
        command="show-modal"
        commandfor={menuId}
        onClick={open}
        aria-haspopup="dialog"
        className="noscript:hidden @5xl:hidden"
      />
      {/* Not every browser opens dialogs without JavaScript: the footer has the same links. */}
      <noscript>
        <a href={`#${pageListId}`} className="icon-button @5xl:hidden">
          <Icon of={Menu} className="size-6" />
          <span className="sr-only">{words.allPages}</span>
        </a>
      </noscript>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape */}
      <dialog
        ref={dialog}
        id={menuId}
        closedby="any"
        aria-label={words.menu}
        onClick={closeAfter}
        className="side-menu on-deep"
      >
        <div className="relative min-h-full px-4 py-2.5 flex flex-col gap-4">
          <IconButton
            icon={X}
            label={words.closeMenu}
            command="close"
            commandfor={menuId}
            className="absolute top-2.5 right-4"
          />
          <nav aria-label={words.menu}>
            {navigation.phone.map((entry) =>
              'items' in entry ? (
                <section key={entry.label} aria-label={entry.label} className="py-2 border-t border-deep-ridge">
                  <p className="label px-3 pt-2">{entry.label}</p>
                  {entry.items.map((item) => (
                    <PageLink key={item.to} link={item} className={linkLook} />
                  ))}
                </section>
              ) : (
                <PageLink key={entry.to} link={entry} className={linkLook} />
              ),
            )}
          </nav>
          <div className="grid gap-3 mt-auto pb-4">
            <ActionLink action={navigation.call} icon={Phone} aria-label={`${navigation.call.label}, ${phone}`} />
            {navigation.mobileActions.map((action, index) => (
              <ActionLink key={action.label} action={action} tone="secondary" icon={index === 0 ? Ticket : MapPin} />
            ))}
          </div>
        </div>
      </dialog>
    </>
  );
}
