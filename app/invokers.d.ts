/**
 * Invoker commands open and close dialogs without script
 * (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API). React passes the attributes on, its types do not
 * know them yet.
 */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
