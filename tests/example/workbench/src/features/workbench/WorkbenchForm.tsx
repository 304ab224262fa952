import {
  AutocompleteInput,
  BooleanInput,
  Create,
  DateInput,
  DateTimeInput,
  FileField,
  FileInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  TabbedForm,
  TextInput,
} from 'react-admin';

const colours = ['red', 'green', 'blue'].map((id) => ({ id, name: `Colour ${id}` }));

/** Every stock input in a tabbed form; saving makes a message template, which has a file. */
const WorkbenchForm = () => (
  <Create resource="custom-message-template" title="Workbench" redirect={false}>
    <TabbedForm warnWhenUnsavedChanges>
      <TabbedForm.Tab label="Texts">
        <TextInput source="name" helperText="A name of its own" />
        <TextInput source="body" multiline defaultValue="{}" />
        <NumberInput source="count" />
        <BooleanInput source="flag" />
        <SelectInput source="colour" choices={colours} />
        <AutocompleteInput source="other" choices={colours} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Others" path="others">
        <DateInput source="day" />
        <DateTimeInput source="time" />
        <ReferenceInput source="service" reference="dic-services" />
        <FileInput source="template">
          <FileField source="src" title="title" />
        </FileInput>
      </TabbedForm.Tab>
    </TabbedForm>
  </Create>
);

export default WorkbenchForm;
