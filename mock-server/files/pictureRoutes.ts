import { Router } from 'express';
import type { ServerContext } from '../context';

const year = 365 * 24 * 3600 * 1000;

/** Names cannot be guessed and never change, so `<img>` can show them without a token. */
export const pictureRoutes = ({ uploads }: ServerContext): Router =>
  Router().get(/^\/files\/pictures\/([0-9a-f-]{36}\.(?:png|jpg|gif|webp))$/, (req, res, next) => {
    const name = req.params['0'] ?? '';
    res.sendFile(uploads.pathOf(name), { dotfiles: 'allow', immutable: true, maxAge: year }, (failure) => {
      if (failure && !res.headersSent) next();
    });
  });
