import type { RequestHandler, Response } from 'express';

/** The calls that are being answered, so that the last ones can say that their connection ends. */
export class OpenRequests {
  private readonly open = new Set<Response>();
  private areLast = false;

  readonly track: RequestHandler = (_request, response, next) => {
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    if (this.areLast) setConnectionClose(response);
    next();
  };

  /** From now on every answer ends its connection, also those that are under way. */
  endConnections(): void {
    this.areLast = true;
    for (const response of this.open) setConnectionClose(response);
  }
}

function setConnectionClose(response: Response): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
