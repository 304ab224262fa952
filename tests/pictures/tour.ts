import { tourSize } from './scenes';

/** Each frame, in seconds. */
const frameS = 3;

/**
 * The frames as one SVG that shows them in turn, by styles alone: it runs wherever a picture does. Who asks for less
 * motion sees the dashboard.
 */
export const formatTour = (frames: readonly Buffer[]): string => {
  const { width, height } = tourSize;
  const images = frames.map(
    (frame, at) =>
      `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${frame.toString('base64')}" style="animation-delay:${at * frameS}s"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A walk through the portal">
<style>
image { visibility: hidden; animation: show ${frames.length * frameS}s step-end infinite; }
@keyframes show { 0% { visibility: visible; } ${100 / frames.length}% { visibility: hidden; } }
@media (prefers-reduced-motion: reduce) { image { animation: none; } image:nth-of-type(2) { visibility: visible; } }
</style>
${images.join('\n')}
</svg>
`;
};
