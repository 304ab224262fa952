import type { Request, Response } from 'express';
import { projectFields } from '../../src/model/projects/project';
import { isDay } from '../../src/model/time';
import type { ServerContext } from '../context';
import { listPage } from '../crud/listPage';
import { removeReplacedFile, saveWithPicture } from '../files/picture';
import { createRoutes, type Body } from '../guards/respond';
import { fieldError, requireFound } from '../guards/ApiError';
import type { ProjectRow } from '../storage/tables';
import { pickStrings } from '../pickStrings';
import { toProjectBody } from './projects';
import { message } from '../messages/message';

const listColumns = ['title', 'acronym', 'consultant', 'contractor', 'start_date', 'budget'] as const;

const show = ({ db }: ServerContext, req: Request) => {
  const { id } = req.query;
  if (id === undefined) {
    const rows = db.all('projects').map(toProjectBody);
    return listPage(rows, req.query, { search: listColumns, ordering: ['id', ...listColumns] });
  }
  return toProjectBody(requireFound(db.get('projects', Number(id))));
};

type ProjectForm = Body<'updateProject'>;

const dates = ['start_date', 'construction_date'] as const;

const textFields = projectFields.filter((field) => field !== 'owner');

const parseChange = (body: ProjectForm): Partial<ProjectRow> => {
  const change: Partial<ProjectRow> = pickStrings(body, textFields);
  if (change.title === '') throw fieldError('title', 'Title is required');
  for (const name of dates) {
    if (change[name] && !isDay(change[name])) throw fieldError(name, 'Invalid date format');
  }
  return { ...change, owner: body.owner };
};

const save = async (context: ServerContext, req: Request, res: Response) => {
  const { db } = context;
  const body = req.body as ProjectForm;
  const { id } = body;
  requireFound(db.get('projects', id));
  const change = parseChange(body);
  const write = (picture_file: string | null) => {
    // Reads the row after the upload, because another request may have changed the picture meanwhile.
    const before = db.get('projects', id)?.picture_file ?? null;
    db.update('projects', id, picture_file ? { ...change, picture_file } : change);
    return { before, after: picture_file ?? before };
  };
  const { before, after } = await saveWithPicture(context, req, res, write, fieldError);
  await removeReplacedFile(context, before, after);
  return { success: true, message: message('Project updated successfully!') };
};

export const projectRoutes = createRoutes({ 'GET /project': show, 'POST /project/update': save });
