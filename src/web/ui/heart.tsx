/** Hollow or filled, as its surroundings say (save-toggle.css). */
export function Heart() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.5 4 12.6a5 5 0 0 1 7.1-7.1l.9.9.9-.9a5 5 0 0 1 7.1 7.1Z" />
    </svg>
  );
}
