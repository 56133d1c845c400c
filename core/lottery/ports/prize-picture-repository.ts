/** A picture that was uploaded for the prizes of an event. */
export interface EventPicture {
  readonly eventId: string;
  /** SHA-256 of the stored picture, in hexadecimal. */
  readonly hash: string;
}

/**
 * Stores which pictures were uploaded for which event; they go with it. test/conformance/lottery-event-repository states
 * what every adapter must do.
 */
export interface PrizePictureRepository {
  /** Of one event, in any order. */
  listOf(eventId: string): Promise<readonly string[]>;
  /** An event has a picture once: a second one of the same hash is not added. */
  add(picture: EventPicture): Promise<void>;
  /** Forgets the pictures of the event but these. */
  retain(eventId: string, hashes: readonly string[]): Promise<void>;
  /** Whether a prize of a published event shows the picture. */
  isPublic(hash: string): Promise<boolean>;
  /** Those of the hashes that some event has. */
  known(hashes: readonly string[]): Promise<readonly string[]>;
}
