/** A role's symbol on the sheet is `#face-explosion-police`. */
export const FACE_ID_PREFIX = 'face-explosion-';
