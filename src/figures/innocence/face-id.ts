/** A face's symbol on the sheet is `#face-innocence-A`. */
export const FACE_ID_PREFIX = 'face-innocence-';
