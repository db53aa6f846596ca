/** The shop's mark on a 64 pixel square: a cocktail glass that leans a little. */
export const markDrawing = `<g transform="rotate(-11 32 32)">
    <path d="M11.5 15.5 H52.5 L32 39.5Z" fill="#FFF8EC" stroke="#FFF8EC" stroke-width="4" stroke-linejoin="round"/>
    <path d="M18.5 20.5 H45.5 L32 36Z" fill="#F5A524"/>
    <path d="M32 38 V52 M22.5 53 H41.5" stroke="#FFF8EC" stroke-width="5" stroke-linecap="round"/>
    <path d="M29 31 L46 9" stroke="#C9A2F2" stroke-width="3" stroke-linecap="round"/>
    <circle cx="38" cy="20" r="6.5" fill="#C62A3A"/><circle cx="36" cy="18" r="1.8" fill="#FFA9A6"/>
  </g>`;

/** The mark as an icon; touch icons get their round corners from the phone. */
export function markIcon({ cornerRadius }: { cornerRadius: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${cornerRadius}" fill="#5B2A86"/>
  ${markDrawing}
</svg>
`;
}
