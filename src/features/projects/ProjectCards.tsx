import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { dayText } from '../../model/time';
import { budgetText, projectName, type Project } from '../../model/projects/project';
import { paths } from '../../paths';

const facts = ['consultant', 'contractor', 'start_date', 'budget'] as const;

export const ProjectCards = ({ projects }: { projects: readonly Project[] }) => {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {projects.map((project) => (
        <Card key={project.id} component="li">
          <CardActionArea
            component={Link}
            to={paths.projectEdit(project.id)}
            aria-label={projectName(project)}
            sx={{ p: 4 }}
          >
            <Typography variant="h3" component="p" color="primary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{projectName(project)}</bdi>
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{project.acronym}</bdi>
            </Typography>
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 3, m: 0, mt: 3 }}
            >
              {facts.map((fact) => (
                <div key={fact}>
                  <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {t(`projects.fields.${fact}`)}
                  </Box>
                  <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
                    <bdi>{formatFact(project, fact) || t('projects.none')}</bdi>
                  </Box>
                </div>
              ))}
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
};

const formatFact = (project: Project, fact: (typeof facts)[number]) => {
  if (fact === 'start_date') return dayText(project.start_date ?? '');
  return fact === 'budget' ? budgetText(project.budget) : project[fact];
};
