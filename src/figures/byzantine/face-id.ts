/** A character's symbol on the sheet is `#face-byzantine-cook`. */
export const FACE_ID_PREFIX = 'face-byzantine-';
