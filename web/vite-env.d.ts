/// <reference types="vite/client" />
/**
 * Address of the folder with the drawn posters and banners, with a slash at its end (web/build/draw-art.ts).
 */
declare const __ART_FOLDER__: string
