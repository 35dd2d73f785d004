import { isRouteErrorResponse, useLocation } from 'react-router';

/** Never a blank page: what went wrong, in the words of the error, and two ways on that need no script. */
export function ApplicationError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  return (
    <div className="band">
      <title>Unexpected Application Error!</title>
      <div className="page-width grid gap-4">
        <h1 className="text-4xl">Unexpected Application Error!</h1>
        <p className="wrap-anywhere">{messageOf(error)}</p>
        <p className="actions text-with-links">
          <a href={pathname} target="_self">
            Try again
          </a>
          <a href="/" target="_self">
            Return to Home
          </a>
        </p>
      </div>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}
