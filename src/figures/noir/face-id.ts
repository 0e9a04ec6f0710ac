/** A suspect's symbol on the sheet is `#face-noir-A`. */
export const FACE_ID_PREFIX = 'face-noir-';
