/** How it is done by hand on an iPhone or iPad. */
export function ShareSteps() {
  return (
    <>
      <ol className="install-hint__steps">
        <li>
          Tap <strong>Share</strong> <Sign path="M12 15V3.5M8 7l4-4 4 4M8 10.5H6V21h12V10.5h-2" />
        </li>
        <li>
          Choose <strong>Add to Home Screen</strong> <Sign path="M4 4h16v16H4zM12 8.5v7M8.5 12h7" />
        </li>
      </ol>
      <p className="install-hint__aside">What is in your cart stays here, in this browser.</p>
    </>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
